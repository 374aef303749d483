import { createOCREngine, supportsFastBuild } from 'tesseract-wasm'

/** The package names no way to its binary: a path that the build follows and copies. */
const program = new URL('../../../../node_modules/tesseract-wasm/dist/tesseract-core.wasm', import.meta.url)
const model = new URL('./digits.traineddata', import.meta.url)

const fetchBytes = async (address: URL): Promise<ArrayBuffer> => {
  const answer = await fetch(address)
  if (!answer.ok) throw new Error(`${address.pathname}: ${answer.status}`)
  return answer.arrayBuffer()
}

/** Starts the recognition of writing; rejects where it cannot run or does not come. */
const createEngine = async () => {
  // The build for older browsers weighs as much again, and they have no canvas off the screen either.
  if (!supportsFastBuild()) throw new Error('This browser is too old to read pictures.')
  const [wasmBinary, modelBytes] = await Promise.all([fetchBytes(program), fetchBytes(model)])
  const engine = await createOCREngine({ wasmBinary })
  engine.loadModel(modelBytes)
  // It would guess, and tell the console. A model that is loaded later takes it back.
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
  /** How sure the recognition is, from 0 to 1. */
  readonly confidence: number
}

export const createWordReader = async (): Promise<(picture: ImageData) => readonly ReadWord[]> => {
  const engine = await createEngine()
  return (picture) => {
    engine.loadImage(picture)
    return engine.getTextBoxes('word')
  }
}
