import type { Answers } from '@milgo/domain/answers/answer'
import type { Form } from '@milgo/domain/answers/define'
import type { Behaviour } from '@milgo/domain/answers/effects'
import type { Issue } from '@milgo/domain/answers/issue'
import type { EngineContext } from '@milgo/domain/answers/kinds/kind'

/** The facts around a form; who fills it in cannot change what is locked. */
export type FormFacts = EngineContext & { readonly locked?: ReadonlySet<string> }

/** All that the page is told of a form: its table, what follows from a change, and what is wrong with the answers. */
export type FormModel<Facts extends FormFacts> = {
  readonly form: Form
  readonly behaviour?: Behaviour
  /** Everything that stands in the way of handing in. */
  readonly issues: (answers: Answers, facts: Facts) => readonly Issue[]
  /** What is worth a second look; it never refuses. */
  readonly warnings?: (answers: Answers, facts: Facts) => readonly Issue[]
}
