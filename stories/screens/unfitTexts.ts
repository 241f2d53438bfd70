/** What no value of the wire may turn into on a screen (R5). */
export const unfitTexts = /\bNaN\b|\bundefined\b|\bnull\b|Invalid Date|\[object/;
