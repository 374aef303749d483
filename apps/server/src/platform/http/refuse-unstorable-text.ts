import { isRecord } from '@milgo/domain/answers/answer'
import { isStorable } from '@milgo/domain/answers/clean-text'
import { z } from 'zod'

/**
 * Returns the schema of a call that also refuses every text that the database cannot store: with a control character or
 * half a character. Fields of unknown content are not checked, because the domain reads and cleans them.
 */
export const refuseUnstorableText = <S extends z.ZodType>(schema: S): S => {
  const findUnstorable = searchFor(schema)
  return schema.superRefine((value, context) => {
    for (const path of findUnstorable(value))
      context.addIssue({ code: 'custom', path: [...path], input: value })
  })
}

type Path = readonly (string | number)[]

/** Returns the places of texts that cannot be stored. */
type Search = (value: unknown) => readonly Path[]

const nowhere: readonly Path[] = []

/** Made once for each schema: looking at the schema with every call took longer than looking at the value. */
const searchFor = (schema: z.core.$ZodType): Search => {
  const bare = unwrapped(schema)
  if (bare instanceof z.ZodUnknown) return () => nowhere
  if (bare instanceof z.ZodObject) {
    const fields = new Map(Object.entries(bare.shape).map(([name, field]) => [name, searchFor(field)]))
    return searchWith((name) => fields.get(name) ?? searchAnywhere)
  }
  if (bare instanceof z.ZodArray) {
    const element = searchFor(bare.element)
    return searchWith(() => element)
  }
  return searchAnywhere
}

/** Searches a text, or each part of a list or an object by the search for its name. */
const searchWith =
  (searchOf: (name: string) => Search): Search =>
  (value) => {
    if (typeof value === 'string') return isStorable(value) ? nowhere : [[]]
    if (!isRecord(value) && !Array.isArray(value)) return nowhere
    return Object.entries(value).flatMap(([name, item]) =>
      searchOf(name)(item).map((path) => [name, ...path]),
    )
  }

const searchAnywhere: Search = searchWith(() => searchAnywhere)

const unwrapped = (schema: z.core.$ZodType): z.core.$ZodType =>
  schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault
    ? unwrapped(schema.unwrap())
    : schema
