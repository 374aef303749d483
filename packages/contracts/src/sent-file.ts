import { z } from 'zod'

/** What the server makes of a call that sends a file; a page reads the bytes as they come. A long one is sent piece by piece. */
export type SentFile = { readonly name: string; readonly content: Uint8Array | AsyncIterable<Uint8Array> }
export const SentFile = z.custom<SentFile>()
