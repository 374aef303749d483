import { sql } from 'drizzle-orm'
import { files } from './files-schema.ts'

/**
 * Whether stored answers, or the draft of an appeal's correction, name a file. The id is long and random, so that a
 * text that contains it names the file.
 */
export const isNamed = sql`(exists (
  select from requests join request_steps stored on stored.request_id = requests.id
  where requests.student_id = ${files.studentId} and strpos(stored.answers::text, ${files.id}::text) > 0)
  or exists (
  select from requests join appeals on appeals.request_id = requests.id
  where requests.student_id = ${files.studentId}
    and strpos(array_to_string(appeals.draft_files, ' '), ${files.id}::text) > 0))`
