import type { KeeperMachine, Reduced, Task, TaskResult } from './keeper-machine.ts'

/** Adds a task to the queue. */
export const ask = <Id extends string>(state: KeeperMachine<Id>, task: Task<Id>): Reduced<Id> => ({
  state: { ...state, waiting: [...state.waiting, task] },
  commands: [{ do: 'passTurn' }],
})

/** Ends a task: its caller gets the result, and then the next task starts. */
export const finish = <Id extends string>(
  state: KeeperMachine<Id>,
  { id }: Pick<Task<Id>, 'id'>,
  result: TaskResult,
): Reduced<Id> => ({
  state: { ...state, activity: { is: 'idle' } },
  commands: [{ do: 'finish', id, result }, { do: 'passTurn' }],
})
