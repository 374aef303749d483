import { shell as arabicShell } from '@milgo/messages/ar/shell'
import { unavailable as arabic } from '@milgo/messages/ar/unavailable'
import { shell as englishShell } from '@milgo/messages/en/shell'
import { unavailable as english } from '@milgo/messages/en/unavailable'
import { fill } from '@milgo/messages/fill'
import { shell as hebrewShell } from '@milgo/messages/he/shell'
import { unavailable as hebrew } from '@milgo/messages/he/unavailable'
import { jerusalemTime } from '@milgo/messages/jerusalem-time'
import { directionOf, type Language } from '@milgo/messages/languages'
import { leftToRight } from '@milgo/messages/left-to-right'
import type { WordsLike } from '@milgo/messages/words'
import { html } from './html.ts'

const words: Record<Language, WordsLike<typeof hebrew>> = { he: hebrew, ar: arabic, en: english }
const brands: Record<Language, string> = {
  he: hebrewShell.brand,
  ar: arabicShell.brand,
  en: englishShell.brand,
}

export const stylesheetPath = '/unavailable.css'
export const scriptPath = '/unavailable.js'

export type Why = { readonly retryAfterSeconds: number; readonly until?: Date }

export const wholeSeconds = (seconds: number): number => Math.max(1, Math.ceil(seconds))

/** The page asks at least so often whether another page can be served again. */
const mostSecondsBetween = 60

/**
 * Returns the page for times at which no other page can be served. Its script loads the wanted page once that is served
 * again. A page that merely reloads itself would interrupt whoever reads it slowly, or has it read out.
 */
export const unavailablePage = (language: Language, { retryAfterSeconds, until }: Why): string => {
  const { maintenance, overload, retry } = words[language]
  const { title, text } = until ? maintenance : overload
  const when = until && jerusalemTime(until)
  const back = when
    ? html`<p>${fill(maintenance.until, { date: leftToRight(when.date), hour: leftToRight(when.hour) })}</p>`
    : html``
  const page = html`<html lang="${language}" dir="${directionOf[language]}"><head><meta charset="utf-8"><title>${title}</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="stylesheet" href="${stylesheetPath}"><script src="${scriptPath}" data-seconds="${Math.min(wholeSeconds(retryAfterSeconds), mostSecondsBetween)}" defer></script></head>
<body><main><p class="brand">${brands[language]}</p><h1>${title}</h1><p>${text}</p>${back}<a href="">${retry}</a></main></body></html>`
  return `<!doctype html>${page.markup}`
}
