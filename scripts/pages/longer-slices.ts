import type { Plugin } from 'vite'

const scheduler = /scheduler[\\/]cjs[\\/]scheduler\.production\.js$/
const ownSlice = 'frameInterval = 5,'

/** What takes a desk this long takes a phone less than the 50 milliseconds that are felt. */
const milliseconds = 10

/**
 * React draws a transition in slices of five milliseconds and hands the thread back after each. A slow phone gets little done in
 * one, and handing back costs it a tenth of the whole. Slices of this length are still shorter than a finger notices.
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
