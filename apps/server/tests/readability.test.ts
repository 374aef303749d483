import {
  blurred,
  cropped,
  type Drawing,
  letter,
  lit,
  sheet,
} from '@milgo/readability/measure/drawn-pictures.fixture'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type FilesApp, openFilesApp } from './support/files-app.ts'
import { fixture } from './support/fixture.ts'
import { makePdf } from './support/make-pdf.ts'
import { upload } from './support/uploads.ts'

let server: FilesApp
let headers: Record<string, string>
beforeAll(async () => {
  server = await openFilesApp()
  ;({ headers } = await server.newStudent())
})
afterAll(() => server.close())

/** Returns a drawing as a camera with twice as many pixels sends it. */
const photograph = ({ width, height, levels }: Drawing): Promise<Buffer> =>
  sharp(levels, { raw: { width, height, channels: 1 } })
    .resize({ width: width * 2, kernel: 'cubic' })
    .jpeg({ quality: 92 })
    .toBuffer()

it.each([
  ['a letter', () => letter(), []],
  ['a blurred letter', () => blurred(letter(), 5), ['BLURRED']],
  ['a dark letter', () => lit(letter(), 0.2, 0.25), ['TOO_DARK']],
  ['a blank page', () => sheet(707, 1000), ['BLANK']],
  [
    'a letter cut through its lines',
    () => cropped(letter(), { left: 0, top: 0, right: 400, bottom: 1000 }),
    ['CUT_OFF'],
  ],
] as const)('a picture is returned with what makes it hard to read: %s', async (_name, draw, codes) => {
  const answer = await upload(server, await photograph(draw()), { headers })
  expect(answer.statusCode).toBe(200)
  expect(answer.json().readability.map(({ code }: { code: string }) => code)).toEqual(codes)
})

it('also of a format that few browsers open', async () => {
  const answer = await upload(server, fixture('photo.heic'), { headers })
  expect(answer.json()).toMatchObject({
    file_name: expect.stringMatching(/\.jpg$/),
    readability: [{ code: 'TOO_SMALL', params: { width: 128, height: 96 } }],
  })
})

it('is not reported for other files', async () => {
  expect((await upload(server, makePdf(), { headers })).json().readability).toBeUndefined()
})
