import { judgePicture } from '@milgo/domain/application/documents/readability'
import { expect, it } from 'vitest'
import {
  blurred,
  card,
  cropped,
  type Drawing,
  grained,
  inverted,
  letter,
  lit,
  placed,
  rectangle,
  sheet,
  toPicture,
  wood,
  writing,
} from './drawn-pictures.fixture.ts'
import { measurePicture } from './measure-picture.ts'

const figuresOf = (drawing: Drawing) => measurePicture(toPicture(drawing), drawing)
const codesOf = (drawing: Drawing) => judgePicture(figuresOf(drawing)).map(({ code }) => code)

const onTable = (what: Drawing, table = wood(1000, 750)): Drawing =>
  placed(
    table,
    what,
    Math.round((table.width - what.width) / 2),
    Math.round((table.height - what.height) / 2),
  )

/** Readable pictures, which must get no note. */
const readable: Record<string, () => Drawing> = {
  'a clean scan with white margins': letter,
  'a scan with a grey ground': () => lit(letter(), 0.8, 0.8),
  'a pale print': () =>
    writing(sheet(707, 1000), { left: 70, top: 90, right: 640, bottom: 880 }, { ink: 190 }),
  'a letter of one line': () => writing(sheet(707, 1000), { left: 70, top: 90, right: 400, bottom: 100 }),
  'a photo of a letter, lit from one side, with grain': () => grained(lit(letter(), 0.5), 6),
  'a photo of a letter, a little soft': () => blurred(letter(), 1),
  'a letter whose white margin leaves the picture': () =>
    cropped(letter(), { left: 40, top: 60, right: 680, bottom: 900 }),
  'a card on a table': () => onTable(card()),
  'a small card on a dark table': () => onTable(card(320), wood(1000, 750, 40)),
  'a card on a table that is out of focus': () => onTable(card(), blurred(wood(1000, 750), 4)),
  'a card that fills the picture': () => card(1000),
  'a card with a dark portrait': () => onTable(card(600, 25)),
  'a card in the evening': () => grained(lit(onTable(card()), 0.5, 0.55), 5),
  'a scan with a black edge': () => rectangle(letter(), { left: 0, top: 0, right: 12, bottom: 1000 }, 5),
  'a scan with a frame around it': () => placed(sheet(727, 1020, 20), letter(), 10, 10),
  'a table whose lines reach the edge': () =>
    [150, 300, 450, 600].reduce(
      (on, left) => rectangle(on, { left, top: 0, right: left + 2, bottom: 1000 }, 30),
      letter(),
    ),
  'a light screenshot': () =>
    writing(rectangle(sheet(460, 1000, 255), { left: 0, top: 0, right: 460, bottom: 60 }, 90), {
      left: 20,
      top: 90,
      right: 440,
      bottom: 980,
    }),
  'a screenshot whose last line is cut by the end of the screen': () =>
    writing(sheet(1000, 625, 255), { left: 300, top: 60, right: 700, bottom: 625 }),
  'a dark screenshot': () =>
    inverted(writing(sheet(460, 1000, 240), { left: 20, top: 90, right: 440, bottom: 700 }, { ink: 10 })),
}

it.each(Object.entries(readable))('%s gets no note', (_name, draw) => {
  expect(codesOf(draw())).toEqual([])
})

const unreadable: Record<string, readonly [() => Drawing, readonly string[]]> = {
  'a blurred letter': [() => blurred(letter(), 4), ['BLURRED']],
  'a blurred letter with grain': [() => grained(blurred(letter(), 4), 3), ['BLURRED']],
  'a card and its table out of focus': [() => blurred(onTable(card()), 5), ['BLURRED']],
  'a dark letter': [() => grained(lit(letter(), 0.2, 0.25), 4), ['TOO_DARK']],
  'a dark card': [() => lit(onTable(card()), 0.25, 0.25), ['TOO_DARK']],
  'a black picture': [() => sheet(707, 1000, 0), ['TOO_DARK']],
  'a blank page': [() => sheet(707, 1000), ['BLANK']],
  'a blank page with grain, lit from one side': [() => grained(lit(sheet(707, 1000), 0.7), 4), ['BLANK']],
  'a blank page with a speck of dust': [
    () => rectangle(sheet(707, 1000), { left: 300, top: 300, right: 304, bottom: 303 }, 60),
    ['BLANK'],
  ],
  'a letter cut through its lines': [
    () => cropped(letter(), { left: 0, top: 0, right: 400, bottom: 1000 }),
    ['CUT_OFF'],
  ],
  'a letter cut along a line': [
    () => cropped(letter(), { left: 0, top: 0, right: 707, bottom: 455 }),
    ['CUT_OFF'],
  ],
  'a letter cut at its beginning': [
    () => cropped(letter(), { left: 201, top: 0, right: 707, bottom: 1000 }),
    ['CUT_OFF'],
  ],
  'a thumbnail': [() => card(240), ['TOO_SMALL']],
}

it.each(Object.entries(unreadable))('%s gets a note', (_name, [draw, codes]) => {
  expect(codesOf(draw())).toEqual(codes)
})

it('treats transparent pixels as white paper', () => {
  const clear = { width: 600, height: 600, data: new Uint8ClampedArray(600 * 600 * 4) }
  expect(measurePicture(clear, clear).brightest).toBe(255)
})

it('measures a picture of one pixel', () => {
  expect(figuresOf(sheet(1, 1))).toEqual({ width: 1, height: 1, brightest: 245, edges: 0, strokesCut: 0 })
})
