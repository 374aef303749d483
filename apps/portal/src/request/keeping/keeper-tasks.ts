import type { KeeperMachine, Reduced, Task, TaskResult } from './keeper-machine.ts'

export const ask = <Id extends string>(state: KeeperMachine<Id>, task: Task<Id>): Reduced<Id> => ({
  state: { ...state, waiting: [...state.waiting, task] },
  commands: [{ do: 'passTurn' }],
})

export const finish = <Id extends string>(
  state: KeeperMachine<Id>,
  { id }: Pick<Task<Id>, 'id'>,
  result: TaskResult,
): Reduced<Id> => ({
  state: { ...state, activity: { is: 'idle' } },
  commands: [{ do: 'finish', id, result }, { do: 'passTurn' }],
})
