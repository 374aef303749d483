import { spawnSync } from 'node:child_process'

/** Of these programs, those that this machine lacks. */
export const notInstalled = (...programs: readonly string[]): string[] =>
  programs.filter((program) => spawnSync('/bin/sh', ['-c', `command -v ${program}`]).status !== 0)
