import { createRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { manyTemplates } from '@/entities/template/model'
import { TemplateGallery } from '../../../src/pages/templates/ui/TemplateGallery'
import { useTemplateGallery } from '../../../src/pages/templates/model/use-template-gallery'
import { browserClockHost, createClock } from '@/shared/lib/clock'
import { ActorEnvironmentProvider, createInspectTap } from '@/shared/lib/machine'
import { createRandom } from '@/shared/lib/random'
import { ThemeProvider } from '@/shared/theme'

// The gallery alone, with a catalogue as large as it may ever get.

const templates = manyTemplates(5000)
const environment = {
  clock: createClock(browserClockHost),
  random: createRandom(1),
  tap: createInspectTap(),
  now: Date.now,
}

function Gallery() {
  return <TemplateGallery actor={useTemplateGallery(templates)} />
}

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')
createRoot(root).render(
  <ThemeProvider>
    <ActorEnvironmentProvider value={environment}>
      <BrowserRouter>
        <Gallery />
      </BrowserRouter>
    </ActorEnvironmentProvider>
  </ThemeProvider>,
)
