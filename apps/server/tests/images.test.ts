import { createHash } from 'node:crypto'
import { crc32 } from 'node:zlib'
import type { FileFormat } from '@milgo/domain/application/documents/file-rules'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { AppError } from '../src/errors.ts'
import { createImageWorkers, type Images } from '../src/platform/images/image-workers.ts'
import { fixture } from './support/fixture.ts'
import { makeHeic } from './support/make-heic.ts'
import { openPictures, type Pictures } from './support/pictures.ts'
import { type Colour, colours, quadrants } from './support/quadrants.ts'

let pictures: Pictures
let images: Images
beforeAll(() => {
  pictures = openPictures()
  images = createImageWorkers({ atOnce: 2, folder: pictures.folder })
})
afterAll(async () => {
  await images.stop()
  pictures.close()
})

const convert = (format: FileFormat, content: Buffer) => pictures.convert(images, format, content)
const refusal = (format: FileFormat, content: Buffer): Promise<string> =>
  convert(format, content).then(
    () => 'taken',
    (error: unknown) => (error instanceof AppError ? error.code : String(error)),
  )

/** Returns the colours in the middle of the four fields, from left to right and from top to bottom. */
const seen = async (image: Buffer, columns = 2, rows = 2): Promise<Colour[]> => {
  const { data, info } = await sharp(image).raw().toBuffer({ resolveWithObject: true })
  const nearest = (left: number, top: number): Colour => {
    const at = (Math.floor(top) * info.width + Math.floor(left)) * info.channels
    const distance = (colour: Colour) =>
      [1, 3, 5].reduce(
        (sum, place, channel) =>
          sum +
          Math.abs(Number.parseInt(colours[colour].slice(place, place + 2), 16) - (data[at + channel] ?? 0)),
        0,
      )
    const names = Object.keys(colours) as Colour[]
    const best = names.toSorted((one, other) => distance(one) - distance(other))[0] ?? 'white'
    expect(distance(best)).toBeLessThan(60)
    return best
  }
  return Array.from({ length: columns * rows }, (_, index) =>
    nearest(
      (((index % columns) + 0.5) * info.width) / columns,
      ((Math.floor(index / columns) + 0.5) * info.height) / rows,
    ),
  )
}
const upright: Colour[] = ['red', 'green', 'blue', 'white']

describe('pictures become JPEG, with a thumbnail', () => {
  it.each([
    ['jpeg', () => quadrants().jpeg().toBuffer()],
    ['png', () => quadrants().png().toBuffer()],
    ['webp', () => quadrants().webp().toBuffer()],
    ['heic', async () => fixture('photo.heic')],
    ['heic', async () => fixture('photo-odd.heic')],
  ] as const)('%s', async (format, make) => {
    const { made, image, thumbnail } = await convert(format, await make())
    expect((await sharp(image).metadata()).format).toBe('jpeg')
    expect(await seen(image)).toEqual(upright)
    expect(await seen(thumbnail)).toEqual(upright)
    for (const [told, bytes] of [
      [made.image, image],
      [made.thumbnail, thumbnail],
    ] as const) {
      expect(told.bytes).toBe(bytes.length)
      expect(told.sha256).toBe(createHash('sha256').update(bytes).digest('hex'))
    }
  })

  it('large ones are scaled down, small ones are not changed', async () => {
    const large = await sharp({ create: { width: 6000, height: 3000, channels: 3, background: '#888' } })
      .png()
      .toBuffer()
    const { image, thumbnail } = await convert('png', large)
    expect(await sharp(image).metadata()).toMatchObject({ width: 5000, height: 2500 })
    expect(await sharp(thumbnail).metadata()).toMatchObject({ width: 320, height: 160 })
  })

  it('transparent pixels become white', async () => {
    const clear = await sharp({
      create: { width: 64, height: 64, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } },
    })
    expect(await seen((await convert('png', await clear.png().toBuffer())).image, 1, 1)).toEqual(['white'])
  })

  it('print colours become screen colours', async () => {
    const print = await quadrants().toColourspace('cmyk').jpeg().toBuffer()
    expect((await sharp(print).metadata()).space).toBe('cmyk')
    expect((await sharp((await convert('jpeg', print)).image).metadata()).space).toBe('srgb')
  })
})

describe('the metadata of the camera', () => {
  const place = {
    GPSLatitudeRef: 'N',
    GPSLatitude: '32/1 5/1 0/1',
    GPSLongitudeRef: 'E',
    GPSLongitude: '34/1 46/1 0/1',
  }
  it.each(['jpeg', 'png', 'webp'] as const)('is removed: %s', async (format) => {
    const told = await quadrants()
      .toFormat(format)
      .withExif({ IFD0: { Make: 'Milgo camera', Artist: 'Somebody' }, IFD3: place })
      .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/">Somebody</x:xmpmeta>')
      .withIccProfile('p3')
      .toBuffer()
    expect(told.includes('Milgo camera')).toBe(true)
    const { image, thumbnail } = await convert(format, told)
    for (const made of [image, thumbnail]) {
      const { exif, xmp, iptc, icc, comments } = await sharp(made).metadata()
      expect({ exif, xmp, iptc, icc, comments }).toEqual({})
      expect(made.includes('Somebody') || made.includes('Milgo camera')).toBe(false)
    }
  })
  it('is removed: heic', async () => {
    expect(fixture('photo.heic').includes('Milgo camera')).toBe(true)
    const { image } = await convert('heic', fixture('photo.heic'))
    expect((await sharp(image).metadata()).exif).toBeUndefined()
    expect(image.includes('Milgo camera')).toBe(false)
  })

  it.each([
    [1, upright],
    [2, ['green', 'red', 'white', 'blue']],
    [3, ['white', 'blue', 'green', 'red']],
    [6, ['blue', 'red', 'white', 'green']],
    [8, ['green', 'white', 'red', 'blue']],
  ] as const)('its orientation %d is applied', async (orientation, expected) => {
    const turned = await quadrants().jpeg().withMetadata({ orientation }).toBuffer()
    expect(await seen((await convert('jpeg', turned)).image)).toEqual(expected)
  })
})

describe('a photograph of tiles', () => {
  it('is put together', async () => {
    const { image } = await convert('heic', makeHeic())
    expect(await sharp(image).metadata()).toMatchObject({ width: 256, height: 192 })
    const row = ['red', 'green', 'red', 'green', 'blue', 'white', 'blue', 'white']
    expect(await seen(image, 4, 4)).toEqual([...row, ...row])
  })
  it('is cut to its size', async () => {
    const { image } = await convert('heic', makeHeic({ width: 200, height: 100 }))
    expect(await sharp(image).metadata()).toMatchObject({ width: 200, height: 100 })
  })
  it.each([
    [{ turns: 1 }, ['green', 'white', 'red', 'blue']],
    [{ turns: 2 }, ['white', 'blue', 'green', 'red']],
    [{ turns: 3 }, ['blue', 'red', 'white', 'green']],
    [{ mirror: 0 }, ['blue', 'white', 'red', 'green']],
    [{ mirror: 1 }, ['green', 'red', 'white', 'blue']],
    [{ turns: 1, mirror: 1 }, ['white', 'green', 'blue', 'red']],
    [{ turns: 1, mirror: 0 }, ['red', 'blue', 'green', 'white']],
  ] as const)('is rotated by %j', async (turn, expected) => {
    const { image } = await convert('heic', makeHeic({ columns: 1, rows: 1, ...turn }))
    expect(await seen(image)).toEqual(expected)
  })
  it('has the colours of its description', async () => {
    const whole = await convert(
      'heic',
      makeHeic({ columns: 1, rows: 1, nclx: { matrix: 6, isFullRange: true } }),
    )
    const narrow = await convert(
      'heic',
      makeHeic({ columns: 1, rows: 1, nclx: { matrix: 1, isFullRange: false } }),
    )
    expect(await seen(whole.image)).toEqual(upright)
    expect(narrow.image.equals(whole.image)).toBe(false)
  })
})

describe('pictures that are refused', () => {
  it.each(['jpeg', 'png', 'webp'] as const)('truncated: %s', async (format) => {
    const whole = await sharp({
      create: {
        width: 600,
        height: 600,
        channels: 3,
        background: '#888',
        noise: { type: 'gaussian', mean: 128, sigma: 40 },
      },
    })
      .toFormat(format)
      .toBuffer()
    expect(await refusal(format, whole)).toBe('taken')
    for (const share of [0.1, 0.5, 0.9])
      expect(await refusal(format, whole.subarray(0, whole.length * share))).toBe('BROKEN_IMAGE')
  })
  it('truncated: heic', async () => {
    const whole = fixture('photo.heic')
    for (const cut of [30, 300, whole.length - 400]) {
      expect(await refusal('heic', whole.subarray(0, cut))).toBe('BROKEN_IMAGE')
    }
  })
  it('that only begin like one', async () => {
    expect(await refusal('jpeg', Buffer.from('ffd8ffe000104a46494600010101006000600000ffd9', 'hex'))).toBe(
      'BROKEN_IMAGE',
    )
    expect(await refusal('png', Buffer.from('89504e470d0a1a0a', 'hex'))).toBe('BROKEN_IMAGE')
  })
  it('of another format than claimed', async () => {
    // A drawing that loads other files, opened by a loader that was not chosen.
    expect(
      await refusal('jpeg', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')),
    ).toBe('BROKEN_IMAGE')
  })
  it('with too many pixels', async () => {
    const flood = await quadrants().png().toBuffer()
    // The header's width and height, with their checksum.
    flood.writeUInt32BE(12_000, 16)
    flood.writeUInt32BE(12_000, 20)
    flood.writeUInt32BE(crc32(flood.subarray(12, 29)), 29)
    expect(await refusal('png', flood)).toBe('PICTURE_TOO_LARGE')
    expect(await refusal('heic', makeHeic({ width: 60_000, height: 60_000 }))).toBe('PICTURE_TOO_LARGE')
  })
  it('a photograph whose parameters have too many pixels, which its description hides', async () => {
    const changeUnit = (unit: Buffer): Buffer =>
      (((unit[0] ?? 0) >> 1) & 0x3f) === 33 ? hugeParameters : unit
    expect(await refusal('heic', makeHeic({ changeUnit }))).toBe('PICTURE_TOO_LARGE')
  })
})

/** Returns a parameter set of 16,384 by 16,384 points. */
const hugeParameters = (() => {
  const golomb = (value: number): string => {
    const binary = (value + 1).toString(2)
    return '0'.repeat(binary.length - 1) + binary
  }
  const bits = `0000${'000'}1${'0'.repeat(96)}${golomb(0)}${golomb(1)}${golomb(16_384)}${golomb(16_384)}1`
  const padded = bits.padEnd(Math.ceil(bits.length / 8) * 8, '0')
  const bytes = Buffer.from(padded.match(/.{8}/g)?.map((byte) => Number.parseInt(byte, 2)) ?? [])
  // As in a real one, a 3 prevents two zeros from looking like a start code.
  const guarded = [...bytes].flatMap((byte, at) =>
    at > 1 && at % 2 === 0 && byte === 0 && bytes[at - 1] === 0 && bytes[at - 2] === 0 ? [3, byte] : [byte],
  )
  return Buffer.from([33 << 1, 1, ...guarded])
})()
