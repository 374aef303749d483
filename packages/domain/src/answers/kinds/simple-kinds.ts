import type { SimpleRow } from '../row.ts'
import { amount } from './amount.ts'
import { choice } from './choice.ts'
import { choices } from './choices.ts'
import { date } from './date.ts'
import { digits } from './digits.ts'
import { email } from './email.ts'
import { entry } from './entry.ts'
import { file } from './file.ts'
import { files } from './files.ts'
import { israeliId } from './israeli-id.ts'
import type { Kinds } from './kind.ts'
import { password } from './password.ts'
import { phone } from './phone.ts'
import { text } from './text.ts'
import { tick } from './tick.ts'
import { tickedAt } from './ticked-at.ts'
import { yesNo } from './yes-no.ts'

/** Every kind except the list. Lines of a list contain only these kinds. */
export const simpleKinds: Kinds<SimpleRow['kind']> = {
  text,
  digits,
  israeliId,
  phone,
  email,
  password,
  amount,
  date,
  yesNo,
  tick,
  tickedAt,
  choice,
  choices,
  entry,
  file,
  files,
}
