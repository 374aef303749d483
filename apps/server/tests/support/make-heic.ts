import { readHeif } from '../../src/platform/images/heif/read-heif.ts'
import { fixture } from './fixture.ts'

const box = (type: string, ...content: readonly Buffer[]): Buffer => {
  const body = Buffer.concat(content)
  const head = Buffer.alloc(8)
  head.writeUInt32BE(body.length + 8)
  head.write(type, 4, 'latin1')
  return Buffer.concat([head, body])
}
const fullBox = (type: string, version: number, ...content: readonly Buffer[]): Buffer =>
  box(type, Buffer.from([version, 0, 0, 0]), ...content)
const u8 = (...values: readonly number[]): Buffer => Buffer.from(values)
const u16 = (...values: readonly number[]): Buffer =>
  Buffer.concat(values.map((value) => Buffer.from([value >> 8, value & 0xff])))
const u32 = (...values: readonly number[]): Buffer =>
  Buffer.concat(
    values.map((value) => {
      const word = Buffer.alloc(4)
      word.writeUInt32BE(value)
      return word
    }),
  )

type Options = {
  readonly columns?: number
  readonly rows?: number
  /** The size of the whole picture, if it is not that of all tiles together. */
  readonly width?: number
  readonly height?: number
  readonly turns?: number
  readonly mirror?: number
  readonly nclx?: { readonly matrix: number; readonly isFullRange: boolean }
  /** Changes the units of a tile's picture; parameter sets come first. */
  readonly changeUnit?: (unit: Buffer) => Buffer
}

const tileWidth = 128
const tileHeight = 96

/** Makes a grid of pictures as phones write it. Each tile has the fixture's four colours. */
export const makeHeic = ({
  columns = 2,
  rows = 2,
  width = columns * tileWidth,
  height = rows * tileHeight,
  turns,
  mirror,
  nclx,
  changeUnit = (unit) => unit,
}: Options = {}): Buffer => {
  const tiles = columns * rows
  const units = (readHeif(fixture('photo.heic')).tiles[0]?.units ?? []).map(changeUnit)
  const typeOf = (unit: Buffer): number => ((unit[0] ?? 0) >> 1) & 0x3f
  const parameters = units.filter((unit) => [32, 33, 34].includes(typeOf(unit)))
  const picture = Buffer.concat(
    units.filter((unit) => !parameters.includes(unit)).flatMap((unit) => [u32(unit.length), unit]),
  )
  const configuration = box(
    'hvcC',
    u8(1, 1, 0x60, 0, 0, 0, 0x90, 0, 0, 0, 0, 0, 90, 0xf0, 0, 0xfc, 0xfd, 0xf8, 0xf8, 0, 0, 0x0f),
    u8(parameters.length),
    ...parameters.flatMap((unit) => [u8(typeOf(unit)), u16(1, unit.length), unit]),
  )
  const grid = Buffer.concat([u8(0, 0, rows - 1, columns - 1), u16(width, height)])
  const primary = tiles + 1
  const ofGrid = [
    fullBox('ispe', 0, u32(width, height)),
    ...(turns === undefined ? [] : [box('irot', u8(turns))]),
    ...(mirror === undefined ? [] : [box('imir', u8(mirror))]),
    ...(nclx
      ? [box('colr', Buffer.from('nclx'), u16(1, 13, nclx.matrix), u8(nclx.isFullRange ? 0x80 : 0))]
      : []),
  ]
  const properties = [configuration, fullBox('ispe', 0, u32(tileWidth, tileHeight)), ...ofGrid]
  const items = Array.from({ length: tiles }, (_, index) => index + 1)
  const info = (id: number, type: string) =>
    fullBox('infe', 2, u16(id, 0), Buffer.from(type, 'latin1'), u8(0))
  const meta = (offset: number): Buffer =>
    fullBox(
      'meta',
      0,
      fullBox('hdlr', 0, u32(0), Buffer.from('pict'), u32(0, 0, 0), u8(0)),
      fullBox('pitm', 0, u16(primary)),
      fullBox('iinf', 0, u16(primary), ...items.map((id) => info(id, 'hvc1')), info(primary, 'grid')),
      fullBox('iref', 0, box('dimg', u16(primary, tiles, ...items))),
      box(
        'iprp',
        box('ipco', ...properties),
        fullBox(
          'ipma',
          0,
          u32(primary),
          ...items.map((id) => Buffer.concat([u16(id), u8(2, 0x81, 2)])),
          u16(primary),
          u8(ofGrid.length, ...ofGrid.map((_, index) => index + 3)),
        ),
      ),
      box('idat', grid),
      fullBox(
        'iloc',
        1,
        u8(0x44, 0),
        u16(primary),
        ...items.map((id) => Buffer.concat([u16(id, 0, 0, 1), u32(offset, picture.length)])),
        Buffer.concat([u16(primary, 1, 0, 1), u32(0, grid.length)]),
      ),
    )
  const type = box('ftyp', Buffer.from('heic'), u32(0), Buffer.from('mif1heic'))
  const start = type.length + meta(0).length + 8
  return Buffer.concat([type, meta(start), box('mdat', picture)])
}
