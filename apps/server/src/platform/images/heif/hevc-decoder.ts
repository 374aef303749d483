import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { compileFunction } from 'node:vm'
import { HEVCDecoder, type HEVCFrame } from '@hevcjs/core'

/** Decodes one coded picture; returns `undefined` if it is broken. */
export type DecodePicture = (units: readonly Buffer[]) => Promise<HEVCFrame | undefined>

const startCode = Buffer.from([0, 0, 0, 1])

/**
 * Loads the decoder. The package is made for browsers, which load its glue code as a script. Here the script is run and
 * its result is put where the package looks for it. One module is used for all pictures; each picture has its own
 * decoder inside.
 */
export const loadHevcDecoder = (): DecodePicture => {
  const script = join(dirname(fileURLToPath(import.meta.resolve('@hevcjs/core'))), 'wasm', 'hevc-decode.js')
  const holder: { exports: unknown } = { exports: {} }
  const run = compileFunction(readFileSync(script, 'utf8'), [
    'module',
    'exports',
    'require',
    '__filename',
    '__dirname',
  ])
  run(holder, holder.exports, createRequire(script), script, dirname(script))
  const load = holder.exports as (options: object) => Promise<unknown>
  const silent = { print: () => {}, printErr: () => {} }
  let loaded: Promise<unknown> | undefined
  Object.assign(globalThis, {
    HEVCDecoderModule: () => {
      loaded ??= load(silent)
      return loaded
    },
  })
  return async (units) => {
    const decoder = await HEVCDecoder.create()
    try {
      const { frames } = decoder.decode(Buffer.concat(units.flatMap((unit) => [startCode, unit])))
      return frames[0]
    } catch {
      return undefined
    } finally {
      decoder.destroy()
    }
  }
}
