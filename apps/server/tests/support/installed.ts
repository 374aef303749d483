import { spawnSync } from 'node:child_process'

/** Returns those of the programs that are not installed here. */
export const notInstalled = (...programs: readonly string[]): string[] =>
  programs.filter((program) => spawnSync('/bin/sh', ['-c', `command -v ${program}`]).status !== 0)
