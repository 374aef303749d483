import type { KeeperMachine, Reduced, Task, TaskResult } from './keeper-machine.ts'

export const ask = (state: KeeperMachine, task: Task): Reduced => ({
  state: { ...state, waiting: [...state.waiting, task] },
  commands: [{ do: 'passTurn' }],
})

export const finish = (state: KeeperMachine, { id }: Pick<Task, 'id'>, result: TaskResult): Reduced => ({
  state: { ...state, activity: { is: 'idle' } },
  commands: [{ do: 'finish', id, result }, { do: 'passTurn' }],
})
