/** Sample data: one training run, validation accuracy and loss per epoch. */
export const RUN: readonly { epoch: number; accuracy: number; loss: number }[] = [
  [0.52, 1.34],
  [0.61, 1.08],
  [0.68, 0.9],
  [0.73, 0.77],
  [0.77, 0.67],
  [0.8, 0.6],
  [0.82, 0.55],
  [0.835, 0.51],
  [0.845, 0.49],
  [0.86, 0.46],
  [0.866, 0.45],
  [0.872, 0.44],
].map(([accuracy = 0, loss = 0], index) => ({ epoch: index + 1, accuracy, loss }))

/** The run in one sentence, for those who do not see its curve. */
export function runInWords(): string {
  const [first, last] = [RUN.at(0), RUN.at(-1)]
  const percent = (accuracy = 0) => `${(accuracy * 100).toFixed(1)}`
  return `Validation accuracy rises from ${percent(first?.accuracy)} to ${percent(last?.accuracy)} percent over ${RUN.length} epochs, loss falls from ${first?.loss.toFixed(2)} to ${last?.loss.toFixed(2)}`
}

/** How many epochs the whole run has; the picture shows it under way. */
export const ALL_EPOCHS = 20
