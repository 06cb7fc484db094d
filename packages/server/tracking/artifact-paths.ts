import { invalid, TrackingError } from './errors'

/** Files of a run or of a logged model, and one path among them; `''` is the root. */
export interface ArtifactPlace {
  kind: 'run' | 'model'
  id: string
  /** As the path names it; absent where a request names the owner alone. */
  experiment?: string
  path: string
}

/**
 * Decodes a path once and checks each of its segments. Throws INVALID_PARAMETER_VALUE for what some file system would read
 * as another place: `.` and `..`, empty segments, backslashes, control characters, drive letters, broken encodings.
 */
export function safePath(encoded: string): string {
  let path: string
  try {
    path = decodeURIComponent(encoded)
  } catch {
    throw invalid('Invalid path: its encoding is broken')
  }
  return checkedPath(path)
}

/** The checks of `safePath` on a path that is decoded already. */
export function checkedPath(path: string): string {
  const bad = path
    .split('/')
    .some((segment) => segment === '' || segment === '.' || segment === '..' || /^[a-z]:/i.test(segment))
  // A lone surrogate cannot be stored.
  if (bad || /[\\\p{Cc}\p{Cs}]/u.test(path)) throw invalid('Invalid path')
  return path
}

const ROOT = /^(\d{1,18})\/(?:([\w-]{1,256})\/artifacts|models\/(m-[\w-]{1,254})\/artifacts)(?:\/(.*))?$/s

/** Splits `<experiment>/<run>/artifacts/<path>` or `<experiment>/models/<model>/artifacts/<path>`; null for other paths. */
export function placeOf(path: string): ArtifactPlace | null {
  const [, experiment, run, model, rest = ''] = ROOT.exec(path) ?? []
  if (experiment === undefined) return null
  return model
    ? { kind: 'model', id: model, experiment, path: rest }
    : { kind: 'run', id: run as string, experiment, path: rest }
}

/** The place that a path names. Throws RESOURCE_DOES_NOT_EXIST for a path outside every run and model. */
export function existingPlaceOf(path: string): ArtifactPlace {
  const place = placeOf(path)
  if (!place) throw new TrackingError('RESOURCE_DOES_NOT_EXIST', 'No such artifact')
  return place
}
