import { ImportedDictionary } from '@milgo/domain/period/imported-dictionary'
import { z } from 'zod'

export const DictionaryParams = z.object({ dictionary: ImportedDictionary })

/** What an import of a file came to, or would come to. */
export const DictionaryReport = z.object({
  file_name: z.string(),
  sha256: z.string().meta({ description: 'Of the file: applying names it, so that nothing else is applied' }),
  read: z.int(),
  added: z.int(),
  changed: z.int(),
  refusal: z
    .string()
    .nullable()
    .meta({ description: 'Why the file as a whole cannot be taken, in English, as the command prints it' }),
  belongs_to: ImportedDictionary.nullable().meta({ description: 'The dictionary whose file it is' }),
  problems: z
    .array(z.string())
    .meta({ description: 'Rows that cannot be taken, as the command prints them' }),
  problem_count: z.int(),
})
export type DictionaryReport = z.infer<typeof DictionaryReport>
