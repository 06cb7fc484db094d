import type { GeneratedFile } from '../../../../model/project-file'
import { file } from '../../file'
import { code } from '../../text/code'
import type { Platform } from '../definitions'

/** The oldest Python that the pinned packages of `requirements.txt` run on. */
const PYTHON_MINIMUM = '3.11'

/** Projects in Python with packages from a `requirements.txt`. */
export const pythonPlatform: Platform = {
  requirement: `Python ${PYTHON_MINIMUM} or newer`,
  install: 'python -m pip install -r requirements.txt',
  versions: 'Packages have exact versions in `requirements.txt`, with everything that they need themselves.',
  ecosystem: 'pip',
  ciSetup: code`
    - uses: actions/setup-python@v5
      with:
        python-version: "3.12"
  `,
  ignored: ['__pycache__/', '.venv/'],
  indent: 4,
}

/** A Python file; definitions and what follows them stand two blank lines apart, as Python's style guide asks. */
export function python(path: string, content: string): GeneratedFile {
  const spaced = content
    .replace(/\n\n(?=(?:@|def |class |if __name__))/g, '\n\n\n')
    .replace(/(\n[ \t][^\n]*)\n\n(?=[^\s)\]}])/g, '$1\n\n\n')
  return file(path, spaced)
}
