"""Take a Train (Violetta Kijowska and Marcin Ropka, 2015): auctions of locomotives, then wagons."""
