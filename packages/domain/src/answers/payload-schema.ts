import { z } from 'zod'
import { emailMaxLength } from '../identity/email.ts'
import { israeliIdLength } from '../identity/israeli-id.ts'
import { passwordLength } from '../identity/password.ts'
import { phoneLength } from '../identity/phone.ts'
import type { Section } from './define.ts'
import type { Kind, Row, RowOf } from './row.ts'

/** The scanner's result for a file: `unscanned` if there is no scanner, `checking` until the scanner has answered. */
export const fileStates = ['clean', 'unscanned', 'checking', 'infected'] as const
export type FileState = (typeof fileStates)[number]

/**
 * A file as the server returns it: its stored name, its original name, and an address that is valid for a few minutes.
 */
export const fileReference = z.object({
  file_name: z.string(),
  original_file_name: z.string(),
  file_signed_url: z
    .string()
    .nullable()
    .meta({ description: 'Lasts five minutes; null while nobody may read the file' }),
  thumbnail_signed_url: z.string().nullable().optional().meta({ description: 'Of a picture: a small one' }),
  file_state: z.enum(fileStates).optional(),
})
export type FileReference = z.infer<typeof fileReference>

type Shape<K extends Kind> = (row: RowOf<K>) => z.ZodType

const digits = (max: number) => z.string().regex(/^\d*$/).max(max)
const lengthOf = (max: number) => z.string().max(max)
const dotted = z.string().regex(/^\d{2}\.\d{2}\.\d{4}$/)

const spelled = (options: readonly string[], wireValues: Readonly<Partial<Record<string, string>>> = {}) =>
  z.enum(options.map((option) => wireValues[option] ?? option))

type Shapes = { readonly [K in Kind]: Shape<K> }

/** The schema of each kind as it is sent. A page sends a file's name; the server returns a reference. */
const shapesWith = (file: z.ZodType): Shapes => ({
  text: (row) => lengthOf(row.maxLength),
  digits: (row) => digits(row.maxLength),
  israeliId: () => digits(israeliIdLength.max),
  phone: () => digits(phoneLength.max),
  email: () => lengthOf(emailMaxLength),
  password: () => lengthOf(passwordLength.max),
  amount: () => z.number().int().nonnegative(),
  date: (row) => dotted.describe(row.wireOrder),
  yesNo: () => z.boolean(),
  tick: () => z.boolean(),
  tickedAt: () => z.number().int(),
  choice: (row) => spelled(row.options, row.wireValues),
  choices: (row) => z.array(spelled(row.options)),
  entry: (row) =>
    (row.wireType === 'number' ? z.number().int() : z.string()).describe(`code of ${row.dictionary}`),
  file: () => file,
  files: (row) =>
    z
      .array(
        row.wireItem === 'name'
          ? file.nullable()
          : z.object({ member_type: z.string().nullable(), document: file.nullable() }),
      )
      .max(row.maxItems),
  list: (row) =>
    z
      .array(
        z.object(
          Object.fromEntries(
            Object.entries(row.item).map(([part, partRow]) => [
              typeof partRow.wire === 'string' ? partRow.wire : part,
              shapeOf(partRow, shapesWith(file)).nullable(),
            ]),
          ),
        ),
      )
      .max(row.maxItems),
})

const shapeOf = (row: Row, shapes: Shapes): z.ZodType => (shapes[row.kind] as Shape<Kind>)(row as never)

/** Returns the schema of a stored step as the server returns it: every name of the section, null if not answered. */
export const prefillSchema = (section: Section): z.ZodObject =>
  sectionSchema(section, shapesWith(fileReference))

const sectionSchema = (section: Section, shapes: Shapes): z.ZodObject => {
  const fields: Record<string, z.ZodType> = {}
  const lists: Record<string, Record<string, z.ZodType>> = {}
  for (const question of section.questions) {
    const { wire } = question
    if (wire === undefined) continue
    if (typeof wire === 'string') fields[wire] = shapeOf(question, shapes).nullable()
    else lists[wire.list] = { ...lists[wire.list], [wire.field]: shapeOf(question, shapes).nullish() }
  }
  for (const [list, line] of Object.entries(lists)) {
    fields[list] = z.array(z.object({ member_type: z.string(), ...line })).nullable()
  }
  return z.object(fields)
}

/**
 * Returns the schema of a save or a submit. It only describes the fields and refuses nothing, because `readDraft` must
 * report a malformed value while the rest of the call is saved. A schema that fails as a whole could not do that.
 */
export const requestSchema = (section: Section): z.ZodObject =>
  z.looseObject(
    Object.fromEntries(
      Object.entries(sectionSchema(section, shapesWith(z.string())).shape).map(([name, shape]) => {
        const { $schema: _, ...described } = z.toJSONSchema(shape as z.ZodType)
        return [name, z.unknown().optional().meta(described)]
      }),
    ),
  )
