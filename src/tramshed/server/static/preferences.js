// The part of the settings that this browser keeps.

import { enableSettings } from "./settings.js";

document.getElementById("screen").hidden = false;
enableSettings();
