import type { Answers } from '@milgo/domain/answers/answer'
import type { Form } from '@milgo/domain/answers/define'
import type { Behaviour } from '@milgo/domain/answers/effects'
import type { Issue } from '@milgo/domain/answers/issue'
import type { EngineContext } from '@milgo/domain/answers/kinds/kind'

/** What the rules of a form need besides the answers. The questions in `locked` cannot be changed on the page. */
export type RulesContext = EngineContext & { readonly locked?: ReadonlySet<string> }

/** All that the page knows about a form: its table, what follows from a change, and what is wrong with the answers. */
export type FormModel<Context extends RulesContext> = {
  readonly form: Form
  readonly behaviour?: Behaviour
  /** Returns every reason why the form cannot be handed in. */
  readonly issues: (answers: Answers, context: Context) => readonly Issue[]
  /** Returns what the student should check again; a warning never refuses an answer. */
  readonly warnings?: (answers: Answers, context: Context) => readonly Issue[]
}
