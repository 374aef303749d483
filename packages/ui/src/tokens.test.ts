import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { browserColors } from './browser-colors.ts'

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8')

type Theme = 'light' | 'dark'

/** Returns the value of a colour token in one theme, from tokens.css. */
const colorOf = (token: string, theme: Theme): string => {
  const value = css.match(new RegExp(`--${token}: ([^;]+);`))?.[1] ?? ''
  const [, light, dark] = value.match(/light-dark\((#\w{6}), (#\w{6})\)/) ?? []
  const color = (theme === 'light' ? light : dark) ?? value
  if (!/^#\w{6}$/.test(color)) throw new Error(`--${token} has no plain ${theme} colour: ${value}`)
  return color
}

const luminance = (color: string): number => {
  const channels = [1, 3, 5].map((start) => {
    const share = Number.parseInt(color.slice(start, start + 2), 16) / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  const [red = 0, green = 0, blue = 0] = channels
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** WCAG 2.2, contrast ratio. */
const contrast = (one: string, other: string): number => {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

const textOn: Record<string, readonly string[]> = {
  paper: ['ink', 'ink-soft', 'ink-faint', 'brand', 'bad', 'info', 'good'],
  surface: ['ink', 'ink-soft', 'ink-faint', 'brand', 'brand-strong', 'bad', 'info', 'good'],
  sunken: ['ink', 'ink-soft', 'ink-faint'],
  brand: ['on-brand'],
  'brand-strong': ['on-brand'],
  'brand-wash': ['brand', 'ink'],
  sun: ['on-sun'],
  'sun-wash': ['sun-ink', 'ink'],
  'good-wash': ['good', 'ink'],
  'bad-wash': ['bad', 'ink'],
  'info-wash': ['info', 'ink'],
  deep: ['on-deep', 'on-deep-soft'],
  'deep-start': ['on-deep', 'on-deep-soft'],
  'deep-end': ['on-deep', 'on-deep-soft'],
  foot: ['on-foot', 'on-foot-soft', 'on-foot-brand', 'on-foot-sun'],
}

/** Borders of controls and the focus ring, which must be visible but need not be readable. */
const shapeOn: Record<string, readonly string[]> = {
  paper: ['line-strong', 'focus', 'brand'],
  surface: ['line-strong', 'focus', 'brand'],
}

const pairs = (table: Record<string, readonly string[]>) =>
  Object.entries(table).flatMap(([ground, tokens]) =>
    tokens.flatMap((token) => (['light', 'dark'] as const).map((theme) => ({ theme, token, ground }))),
  )

describe('tokens reach WCAG AA', () => {
  it.each(pairs(textOn))('text: $token on $ground, $theme', ({ theme, token, ground }) => {
    expect(contrast(colorOf(token, theme), colorOf(ground, theme))).toBeGreaterThanOrEqual(4.5)
  })

  it.each(pairs(shapeOn))('shapes: $token on $ground, $theme', ({ theme, token, ground }) => {
    expect(contrast(colorOf(token, theme), colorOf(ground, theme))).toBeGreaterThanOrEqual(3)
  })

  it('has a dark value for every light one', () => {
    const plain = [...css.matchAll(/--([\w-]+): (#\w{6});/g)].map(([, token]) => token)
    // Colours on the sun, which is light in both themes, and on the bands that are dark in both.
    expect(plain).toEqual(['on-sun', 'on-deep', 'on-foot', 'on-foot-soft', 'on-foot-brand', 'on-foot-sun'])
  })
})

it('the colours given to the browser outside of the style sheets equal the tokens', () => {
  expect(browserColors).toEqual({
    surface: { light: colorOf('surface', 'light'), dark: colorOf('surface', 'dark') },
    paper: colorOf('paper', 'light'),
    brand: colorOf('brand', 'light'),
  })
})
