import { z } from 'zod'

/** The answer of a call that sends a file. The page reads the bytes as they arrive; a long file is sent in pieces. */
export type SentFile = { readonly name: string; readonly content: Uint8Array | AsyncIterable<Uint8Array> }
export const SentFile = z.custom<SentFile>()
