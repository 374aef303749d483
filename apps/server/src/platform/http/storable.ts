import { isStorable } from '@milgo/domain/answers/clean-text'
import { z } from 'zod'

/**
 * The schema of a call that also refuses, by its name, every text that the database cannot keep: with a control character
 * or half a character. Fields of unknown content are left alone: the domain reads those, and cleans what is typed.
 */
export const storable = <S extends z.ZodType>(schema: S): S =>
  schema.superRefine((value, context) => {
    for (const path of unstorableIn(schema, value))
      context.addIssue({ code: 'custom', path: [...path], input: value })
  })

type Path = readonly (string | number)[]

const unstorableIn = (schema: z.core.$ZodType | undefined, value: unknown): Path[] => {
  const bare = schema && unwrapped(schema)
  if (bare instanceof z.ZodUnknown) return []
  if (typeof value === 'string') return isStorable(value) ? [] : [[]]
  if (value === null || typeof value !== 'object') return []
  return Object.entries(value).flatMap(([name, item]) =>
    unstorableIn(schemaOf(bare, name), item).map((path) => [name, ...path]),
  )
}

const unwrapped = (schema: z.core.$ZodType): z.core.$ZodType =>
  schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault
    ? unwrapped(schema.unwrap())
    : schema

const schemaOf = (schema: z.core.$ZodType | undefined, name: string): z.core.$ZodType | undefined => {
  if (schema instanceof z.ZodObject) return schema.shape[name]
  return schema instanceof z.ZodArray ? schema.element : undefined
}
