/**
 * A rule is a named, total question about the answers so far and about the context (the institution, the period, the
 * present moment). Its type says exactly what it reads.
 */
export type Rule<Reads = unknown, Context = unknown> = (answers: Reads, context: Context) => boolean

/** Any function of the answers and the context, whatever it reads. This is the type that a row accepts. */
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
