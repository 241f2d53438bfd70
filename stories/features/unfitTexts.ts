/** Texts that no value of the API may become on a screen (R5). */
export const unfitTexts = /\bNaN\b|\bundefined\b|\bnull\b|Invalid Date|\[object/;
