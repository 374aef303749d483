import { createFile, type ISOFile, MP4BoxBuffer } from 'mp4box'

/** One coded picture, as the units that a decoder reads. */
export type HeifTile = { readonly x: number; readonly y: number; readonly units: readonly Buffer[] }

export type HeifPicture = {
  readonly width: number
  readonly height: number
  readonly tiles: readonly HeifTile[]
  /** Counter-clockwise quarter turns. The mirror is applied after them; the standard fixes this order. */
  readonly turns: number
  readonly mirror: 'top-bottom' | 'left-right' | undefined
  /** The matrix of luminance and colour differences (H.273); undefined means that of most photographs. */
  readonly matrix: number | undefined
  readonly isFullRange: boolean
}

type Meta = ISOFile['meta']

/** Phones use about a hundred. */
const mostTiles = 2_000

/** Returns the primary picture of a HEIF file: one coded picture, or a grid of them (ISO 23008-12). */
export const readHeif = (bytes: Buffer): HeifPicture => {
  const { meta } = parse(bytes)
  const primary = meta.pitm.item_id
  const properties = propertiesOf(meta, primary)
  const colour = properties.find((property) => Reflect.get(property, 'colour_type') === 'nclx')
  const inColour = (field: string) => (colour ? numberIn([colour], 'colr', field) : undefined)
  const picture = isGrid(meta, primary) ? readGrid(bytes, meta, primary) : readSingle(bytes, meta, primary)
  return {
    ...picture,
    turns: numberIn(properties, 'irot', 'angle') ?? 0,
    mirror: ([undefined, 'top-bottom', 'left-right'] as const)[
      (numberIn(properties, 'imir', 'axis') ?? -1) + 1
    ],
    matrix: inColour('matrix_coefficients'),
    isFullRange: inColour('full_range_flag') !== 0,
  }
}

const parse = (bytes: Buffer): ISOFile => {
  const file = createFile()
  const copy = new Uint8Array(bytes).buffer
  file.appendBuffer(MP4BoxBuffer.fromArrayBuffer(copy, 0), true)
  file.flush()
  return file
}

type Property = Meta['iprp']['ipco']['boxes'] extends readonly (infer P)[] | undefined ? P : never

const propertiesOf = (meta: Meta, item: number): readonly Property[] => {
  const all = meta.iprp.ipco.boxes ?? []
  const named = meta.iprp.ipmas.flatMap(({ associations }) => associations.filter(({ id }) => id === item))
  return named.flatMap(({ props }) => props.flatMap(({ property_index }) => all[property_index - 1] ?? []))
}

/** Returns a field of the first property of a type; undefined if there is none. */
const numberIn = (properties: readonly Property[], type: string, field: string): number | undefined => {
  const property = properties.find((each) => each.type === type)
  return property && field in property ? Number(Reflect.get(property, field)) : undefined
}

const isGrid = (meta: Meta, item: number): boolean => {
  const type = meta.iinf.item_infos.find(({ item_ID }) => item_ID === item)?.item_type
  if (type === 'grid') return true
  if (type === 'hvc1' || type === 'hev1') return false
  throw new Error(`a picture of the kind ${type}`)
}

const readSingle = (bytes: Buffer, meta: Meta, item: number) => ({
  ...sizeOf(meta, item),
  tiles: [{ x: 0, y: 0, units: unitsOf(bytes, meta, item) }],
})

const readGrid = (bytes: Buffer, meta: Meta, item: number) => {
  const description = dataOf(bytes, meta, item)
  const isLarge = ((description[1] ?? 0) & 1) === 1
  const [rows, columns] = [(description[2] ?? 0) + 1, (description[3] ?? 0) + 1]
  const [width, height] = isLarge
    ? [description.readUInt32BE(4), description.readUInt32BE(8)]
    : [description.readUInt16BE(4), description.readUInt16BE(6)]
  const parts = meta.iref.references.find(
    ({ from_item_ID, type }) => from_item_ID === item && type === 'dimg',
  )
  const items = (parts?.references ?? []).map(({ to_item_ID }) => to_item_ID)
  const [first] = items
  if (first === undefined || items.length !== rows * columns || items.length > mostTiles)
    throw new Error('the grid lacks a part')
  const tile = sizeOf(meta, first)
  return {
    width,
    height,
    tiles: items.map((part, index) => ({
      x: (index % columns) * tile.width,
      y: Math.floor(index / columns) * tile.height,
      units: unitsOf(bytes, meta, part),
    })),
  }
}

const sizeOf = (meta: Meta, item: number): { width: number; height: number } => {
  const properties = propertiesOf(meta, item)
  const [width, height] = [
    numberIn(properties, 'ispe', 'image_width'),
    numberIn(properties, 'ispe', 'image_height'),
  ]
  if (!width || !height) throw new Error('a picture without a size')
  return { width, height }
}

/** Returns the bytes of an item, from the file or from the box beside its description. */
const dataOf = (bytes: Buffer, meta: Meta, item: number): Buffer => {
  const place = meta.iloc.items.find(({ item_ID }) => item_ID === item)
  if (!place || place.construction_method > 1) throw new Error('an item without a place')
  const source = place.construction_method === 1 ? Buffer.from(meta.idat.data ?? []) : bytes
  return Buffer.concat(
    place.extents.map(({ extent_offset, extent_length }) => {
      const from = place.base_offset + extent_offset
      if (from + extent_length > source.length) throw new Error('an item that ends outside of the file')
      return source.subarray(from, from + extent_length)
    }),
  )
}

/** Returns the parameter sets, which are in a property, and then the picture's own units. */
const unitsOf = (bytes: Buffer, meta: Meta, item: number): readonly Buffer[] => {
  const configuration = propertiesOf(meta, item).find(({ type }) => type === 'hvcC')
  if (!configuration || !isConfiguration(configuration)) throw new Error('a picture without parameters')
  const units: Buffer[] = configuration.nalu_arrays.flatMap((array) =>
    array.map(({ data }) => Buffer.from(data)),
  )
  const lengthBytes = configuration.lengthSizeMinusOne + 1
  const data = dataOf(bytes, meta, item)
  for (let at = 0; at + lengthBytes <= data.length; ) {
    const length = data.readUIntBE(at, lengthBytes)
    at += lengthBytes
    if (at + length > data.length) throw new Error('a unit that ends outside of its picture')
    units.push(data.subarray(at, at + length))
    at += length
  }
  return units
}

type Configuration = Property & {
  readonly lengthSizeMinusOne: number
  readonly nalu_arrays: readonly (readonly { readonly data: Uint8Array }[])[]
}

const isConfiguration = (property: Property): property is Configuration => 'nalu_arrays' in property
