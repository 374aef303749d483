import { ImportedDictionary } from '@milgo/domain/period/imported-dictionary'
import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { StaffName } from './queue-fields.ts'

const ListedDictionary = z.object({
  dictionary: ImportedDictionary,
  rows: z.int(),
  columns: z.array(z.string()).meta({ description: 'The allowed headings of a file' }),
  required: z.array(z.string()),
  last_import: z
    .object({ at: z.string(), by: StaffName, file_name: z.string() })
    .nullable()
    .meta({ description: 'The latest import in the office. Imports by command are not recorded' }),
})
export type ListedDictionary = z.infer<typeof ListedDictionary>

export const listDictionaries = defineCall({
  service: 'core',
  method: 'GET',
  path: '/office/dictionaries',
  guard: 'staff',
  right: 'manage-periods',
  isPersonal: true,
  summary: 'List the dictionaries that can be imported, with the number of rows of each',
  response: z.object({ dictionaries: z.array(ListedDictionary) }),
})
