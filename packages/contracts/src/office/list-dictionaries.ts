import { ImportedDictionary } from '@milgo/domain/period/imported-dictionary'
import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { StaffName } from './queue-fields.ts'

const ListedDictionary = z.object({
  dictionary: ImportedDictionary,
  rows: z.int(),
  columns: z.array(z.string()).meta({ description: 'The headings that a file may have' }),
  required: z.array(z.string()),
  last_import: z
    .object({ at: z.string(), by: StaffName, file_name: z.string() })
    .nullable()
    .meta({ description: 'The latest one in the office; the command line leaves none' }),
})
export type ListedDictionary = z.infer<typeof ListedDictionary>

export const listDictionaries = defineCall({
  service: 'core',
  method: 'GET',
  path: '/office/dictionaries',
  guard: 'staff',
  right: 'manage-periods',
  isPersonal: true,
  summary: 'Dictionaries that can be imported, with how many rows each has',
  response: z.object({ dictionaries: z.array(ListedDictionary) }),
})
