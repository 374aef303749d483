import { fileRefusals, rowRefusals } from '@milgo/domain/import/import-refusal'
import { ImportedDictionary } from '@milgo/domain/period/imported-dictionary'
import { z } from 'zod'

export const DictionaryParams = z.object({ dictionary: ImportedDictionary })

/** A code, and what its sentence names. */
const ReasonOf = <const Codes extends readonly [string, ...string[]]>(codes: Codes) =>
  z.object({ code: z.enum(codes), params: z.record(z.string(), z.union([z.string(), z.number()])) })

/** What an import of a file came to, or would come to. */
export const DictionaryReport = z.object({
  file_name: z.string(),
  sha256: z.string().meta({ description: 'Of the file: applying names it, so that nothing else is applied' }),
  read: z.int(),
  added: z.int(),
  changed: z.int(),
  refusal: ReasonOf(fileRefusals).nullable().meta({ description: 'Why the file as a whole cannot be taken' }),
  belongs_to: ImportedDictionary.nullable().meta({ description: 'The dictionary whose file it is' }),
  problems: z
    .array(z.object({ row: z.int(), reasons: z.array(ReasonOf(rowRefusals)) }))
    .meta({ description: 'The first rows that cannot be taken, by their numbers in the file' }),
  problem_count: z.int(),
})
export type DictionaryReport = z.infer<typeof DictionaryReport>
