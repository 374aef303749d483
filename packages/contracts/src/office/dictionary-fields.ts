import { fileRefusals, rowRefusals } from '@milgo/domain/import/import-refusal'
import { ImportedDictionary } from '@milgo/domain/period/imported-dictionary'
import { z } from 'zod'

export const DictionaryParams = z.object({ dictionary: ImportedDictionary })

/** A code, and the values in its text. */
const ReasonOf = <const Codes extends readonly [string, ...string[]]>(codes: Codes) =>
  z.object({ code: z.enum(codes), params: z.record(z.string(), z.union([z.string(), z.number()])) })

/** The result of importing a file, or of checking it. */
export const DictionaryReport = z.object({
  file_name: z.string(),
  sha256: z.string().meta({
    description: 'The hash of the checked file. The import names it, so that no other file is imported',
  }),
  read: z.int(),
  added: z.int(),
  changed: z.int(),
  refusal: ReasonOf(fileRefusals).nullable().meta({ description: 'Why the whole file is refused' }),
  belongs_to: ImportedDictionary.nullable().meta({ description: 'The dictionary that the file belongs to' }),
  problems: z
    .array(z.object({ row: z.int(), reasons: z.array(ReasonOf(rowRefusals)) }))
    .meta({ description: 'The first refused rows, with their numbers in the file' }),
  problem_count: z.int(),
})
export type DictionaryReport = z.infer<typeof DictionaryReport>
