/** The toolbar of Storybook asks the story on its channel to run its clock to the next timer. */
export const STEP = 'orrery/clock/step'
