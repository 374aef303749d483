/**
 * A rule is a named, total question about the answers kept so far and about the facts around them
 * (the institution, the period, the present instant). It says in its type exactly what it reads.
 */
export type Rule<Reads = unknown, Context = unknown> = (answers: Reads, context: Context) => boolean

/** Any function of the answers and the context, whatever it reads: what a row accepts. */
export type Derived<Result> = (answers: never, context: never) => Result
export type AnyRule = Derived<boolean>

export const always: Rule = () => true

export const not =
  <Reads, Context>(rule: Rule<Reads, Context>): Rule<Reads, Context> =>
  (answers, context) =>
    !rule(answers, context)

export const both =
  <A, C, B, D>(one: Rule<A, C>, other: Rule<B, D>): Rule<A & B, C & D> =>
  (answers, context) =>
    one(answers, context) && other(answers, context)

export const either =
  <A, C, B, D>(one: Rule<A, C>, other: Rule<B, D>): Rule<A & B, C & D> =>
  (answers, context) =>
    one(answers, context) || other(answers, context)
