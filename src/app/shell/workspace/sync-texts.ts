export const changesOf = (count: number): string => `${count} ${count === 1 ? 'change' : 'changes'}`
