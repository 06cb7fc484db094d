export type ViewportClass = 'mobile' | 'tablet' | 'desktop'

/** D1 §9: mobile below 768 px, tablet below 1024 px. */
export const viewportClass = (width: number): ViewportClass =>
  width < 768 ? 'mobile' : width < 1024 ? 'tablet' : 'desktop'
