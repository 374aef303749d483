// The languages, widths and themes in which a page is taken. Words and widths matter in every language. The changes by
// theme, zoom, system colours and paper are the same in all languages, so these are taken once, in Hebrew.

/** @typedef {import('./shot.mjs').Frames} Frames */
/** @typedef {import('./shot.mjs').Shot} Shot */
/** @typedef {import('./shot.mjs').Size} Size */
/** @typedef {import('./shot.mjs').Theme} Theme */

/** @type {readonly Frames[]} */
const portalFrames = [
  { languages: ['he', 'ar', 'en'], sizes: ['390', '768', '1440'], themes: ['light'] },
  { languages: ['he'], sizes: ['390', '1440'], themes: ['dark'] },
  { languages: ['he'], sizes: ['320', 'zoom200'], themes: ['light'] },
  { languages: ['he'], sizes: ['390'], themes: ['forced'] },
  { languages: ['he'], sizes: ['paper'], themes: ['print'] },
]

/** @type {readonly Frames[]} */
const officeFrames = [
  { languages: ['he', 'en'], sizes: ['1440', '1024'], themes: ['light'] },
  { languages: ['he'], sizes: ['1440'], themes: ['dark', 'forced'] },
  { languages: ['he'], sizes: ['zoom200'], themes: ['light'] },
  { languages: ['he'], sizes: ['paper'], themes: ['print'] },
]

/** Adds the dark theme in every language and width. @type {(frames: readonly Frames[]) => readonly Frames[]} */
const withEveryTheme = ([first, ...others]) =>
  first ? [{ ...first, themes: ['light', 'dark'] }, ...others] : []

/** @typedef {{ language: string, size: Size, theme: Theme }} Frame */

/** Returns every picture of a page, each once. @type {(shot: Shot, isEvery: boolean) => readonly Frame[]} */
export const framesOf = (shot, isEvery) => {
  const frames = shot.page ? officeFrames : portalFrames
  const all = (isEvery ? withEveryTheme(frames) : frames).flatMap(({ languages, sizes, themes }) =>
    languages.flatMap((language) =>
      sizes.flatMap((size) => themes.map((theme) => ({ language, size, theme }))),
    ),
  )
  const named = all.map((frame) => Object.values(frame).join())
  return all.filter(
    ({ size }, place) =>
      (!shot.sizes || shot.sizes.includes(size)) && named.indexOf(named[place] ?? '') === place,
  )
}
