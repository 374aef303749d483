import type { Plugin } from 'vite'

const scheduler = /scheduler[\\/]cjs[\\/]scheduler\.production\.js$/
const ownSlice = 'frameInterval = 5,'

/** The new length of a slice. On a phone such a slice still takes less than the 50 milliseconds that people notice. */
const milliseconds = 10

/**
 * Makes React's time slices longer. React draws a transition in slices of five milliseconds and yields the thread after
 * each. A slow phone gets little done in five milliseconds, and yielding costs it a tenth of the whole time.
 */
export const longerSlices = (): Plugin => ({
  name: 'milgo:longer-slices',
  apply: 'build',
  transform: {
    filter: { id: scheduler },
    handler: (code) => {
      if (!code.includes(ownSlice)) throw new Error(`React no longer draws in slices: no ${ownSlice}`)
      return code.replace(ownSlice, () => `frameInterval = ${milliseconds},`)
    },
  },
})
