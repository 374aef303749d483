/**
 * Returns the picture size in a sequence parameter set (H.265, 7.3.2.2). It is read before anything is decoded, because
 * the size in the container may be wrong.
 */
export const sizeInParameterSet = (unit: Buffer): { readonly width: number; readonly height: number } => {
  const bits = bitReader(withoutEmulationBytes(unit.subarray(2)))
  bits.skip(4)
  const subLayers = bits.read(3)
  bits.skip(1)
  skipProfile(bits, subLayers)
  bits.exponential()
  const chromaFormat = bits.exponential()
  if (chromaFormat === 3) bits.skip(1)
  return { width: bits.exponential(), height: bits.exponential() }
}

/** Skips `profile_tier_level`: 88 bits of profile and 8 of level, then those of the sub-layers. */
const skipProfile = (bits: ReturnType<typeof bitReader>, subLayers: number): void => {
  bits.skip(96)
  if (subLayers === 0) return
  const present = Array.from({ length: 8 }, (_, layer) => {
    const [profile, level] = [bits.read(1), bits.read(1)]
    return layer < subLayers ? profile * 88 + level * 8 : 0
  })
  for (const length of present) bits.skip(length)
}

/** Removes each `3` after two zero bytes. It is there only so that no start code appears inside a unit. */
const withoutEmulationBytes = (bytes: Buffer): Buffer =>
  Buffer.from(
    bytes.filter((byte, at) => !(byte === 3 && at >= 2 && bytes[at - 1] === 0 && bytes[at - 2] === 0)),
  )

const bitReader = (bytes: Buffer) => {
  let at = 0
  const bit = (): number => {
    const byte = bytes[at >> 3]
    if (byte === undefined) throw new Error('the parameter set ends too early')
    const value = (byte >> (7 - (at & 7))) & 1
    at += 1
    return value
  }
  const read = (length: number): number => {
    let value = 0
    for (let count = 0; count < length; count++) value = value * 2 + bit()
    return value
  }
  return {
    read,
    skip: (length: number): void => {
      at += length
    },
    /** Reads an Exp-Golomb number: as many bits as there were zeros before the first one. */
    exponential: (): number => {
      let zeros = 0
      while (bit() === 0) if (++zeros > 31) throw new Error('a number without end')
      return 2 ** zeros - 1 + read(zeros)
    },
  }
}
