import { createOCREngine, supportsFastBuild } from 'tesseract-wasm'

/** A path to the binary that the build follows and copies, because the package exports none. */
const program = new URL('../../../../node_modules/tesseract-wasm/dist/tesseract-core.wasm', import.meta.url)
const model = new URL('./digits.traineddata', import.meta.url)

const fetchBytes = async (address: URL): Promise<ArrayBuffer> => {
  const answer = await fetch(address)
  if (!answer.ok) throw new Error(`${address.pathname}: ${answer.status}`)
  return answer.arrayBuffer()
}

/** Starts the text recognition. Rejects if it cannot run or cannot be loaded. */
const createEngine = async () => {
  // The build for older browsers would double the size, and those browsers have no OffscreenCanvas anyway.
  if (!supportsFastBuild()) throw new Error('This browser is too old to read pictures.')
  const [wasmBinary, modelBytes] = await Promise.all([fetchBytes(program), fetchBytes(model)])
  const engine = await createOCREngine({ wasmBinary })
  engine.loadModel(modelBytes)
  // Without a resolution the engine guesses one and logs that. A model loaded later would reset it.
  engine.setVariable('user_defined_dpi', '300')
  return engine
}

export const createLineReader = async (): Promise<(picture: ImageData) => readonly string[]> => {
  const engine = await createEngine()
  return (picture) => {
    engine.loadImage(picture)
    return engine.getText().split('\n')
  }
}

export type ReadWord = {
  readonly text: string
  /** The confidence of the recognition, from 0 to 1. */
  readonly confidence: number
}

export const createWordReader = async (): Promise<(picture: ImageData) => readonly ReadWord[]> => {
  const engine = await createEngine()
  return (picture) => {
    engine.loadImage(picture)
    return engine.getTextBoxes('word')
  }
}
