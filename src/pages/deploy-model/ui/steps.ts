/** DPL-01: the steps of the wizard. */
export const STEPS = ['Select Model & Environment', 'Configure Resources', 'Review & Deploy'] as const
