import { expect, it } from 'vitest'
import { documents } from './questions.ts'
import {
  judgeFormat,
  judgePicture,
  notesToShow,
  type PictureFigures,
  readabilityLimits,
} from './readability.ts'
import { documentQuestions } from './registry.ts'

const good: PictureFigures = {
  width: 3000,
  height: 4000,
  brightest: 230,
  edges: 0.05,
  sharpness: 1,
  strokesCut: 0,
}
const { longSide, shortSide, brightest, edges, sharpness, strokesCut } = readabilityLimits
const unmeasured = ({ sharpness: _sharpness, ...rest }: PictureFigures): PictureFigures => rest

it.each<[string, Partial<PictureFigures>, readonly string[]]>([
  ['a good picture', {}, []],
  ['landscape', { width: 4000, height: 3000 }, []],
  ['just large enough', { width: longSide, height: shortSide }, []],
  ['a little too short', { width: longSide - 1, height: shortSide }, ['TOO_SMALL']],
  ['a little too narrow', { width: shortSide - 1, height: longSide }, ['TOO_SMALL']],
  ['just bright enough', { brightest }, []],
  ['a little too dark', { brightest: brightest - 1 }, ['TOO_DARK']],
  [
    'dark, so that nothing further is told',
    { brightest: 10, edges: 0, sharpness: 0, strokesCut: 99 },
    ['TOO_DARK'],
  ],
  ['small and dark', { width: 100, brightest: 10 }, ['TOO_SMALL', 'TOO_DARK']],
  ['just sharp enough', { sharpness }, []],
  ['a little too blurred', { sharpness: sharpness - 0.001 }, ['BLURRED']],
  ['without an edge, for all is a blur', { edges: 0, sharpness: 0 }, ['BLURRED']],
  ['a frame line or two', { strokesCut: strokesCut - 1 }, []],
  ['writing that runs out', { strokesCut }, ['CUT_OFF']],
  ['blurred and cut', { sharpness: 0, strokesCut }, ['BLURRED', 'CUT_OFF']],
])('%s', (_name, changed, codes) => {
  expect(judgePicture({ ...good, ...changed }).map(({ code }) => code)).toEqual(codes)
})

it.each([
  [edges, []],
  [edges / 2, ['BLANK']],
])('with edges on %d of the picture and no contrast in any part', (share, codes) => {
  expect(judgePicture({ ...unmeasured(good), edges: share }).map(({ code }) => code)).toEqual(codes)
})

it('reports the size that is too small', () => {
  expect(judgePicture({ ...good, width: 320, height: 200 })).toEqual([
    { code: 'TOO_SMALL', params: { width: 320, height: 200 } },
  ])
})

it.each([
  ['idFront', 'a.xlsx', ['SPREADSHEET']],
  ['idFront', 'a.xls', ['SPREADSHEET']],
  ['idFront', 'a.pdf', []],
  ['idFront', 'a.jpg', []],
  ['parentTwoIdBack', 'a.xlsx', ['SPREADSHEET']],
  ['parentOneCertificate', 'a.xlsx', ['SPREADSHEET']],
  ['disabilityDocuments', 'a.xlsx', ['SPREADSHEET']],
  // Payslips and tuition fees are often spreadsheets.
  ['candidateIncomeDocument', 'a.xlsx', []],
  ['approvalAnnualTuitionFees', 'a.xlsx', []],
] as const)('%s as %s: %j', (questionId, storedName, codes) => {
  expect(judgeFormat(documents.rows[questionId], storedName).map(({ code }) => code)).toEqual(codes)
})

it('expects a picture of every ID card', () => {
  const cards = documentQuestions.filter(({ id }) => /Id(?:Front|Back|Attachment)$|^id[A-Z]/.test(id))
  expect(cards).toHaveLength(9)
  for (const card of cards) expect(card).toHaveProperty('expects', 'picture')
})

it.each([
  ['a blurred picture and an unread number', ['BLURRED', 'IDENTITY_NUMBER_UNREAD'], ['BLURRED'], []],
  ['an unread number alone', ['IDENTITY_NUMBER_UNREAD'], ['IDENTITY_NUMBER_UNREAD'], []],
  [
    'a small picture with the right number',
    ['TOO_SMALL', 'IDENTITY_NUMBER_AGREES'],
    ['TOO_SMALL', 'IDENTITY_NUMBER_AGREES'],
    ['IDENTITY_NUMBER_AGREES'],
  ],
] as const)(
  '%s: the shown notes agree, and none advises what cannot be done',
  (_name, codes, open, locked) => {
    const shown = (mayChange: boolean) =>
      notesToShow(
        codes.map((code) => ({ code })),
        mayChange,
      ).map(({ code }) => code)
    expect(shown(true)).toEqual(open)
    expect(shown(false)).toEqual(locked)
  },
)
