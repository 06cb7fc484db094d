import { Code, Download, ExternalLink, Heart, Star } from 'lucide-react'
import { memo, type ReactNode } from 'react'
import { formatDay, formatDecimal, formatNumber } from '@/shared/lib/format'
import { CATEGORY_LABELS, type Template } from '../model/template'
import styles from './TemplateCard.module.css'
import { TemplatePreview } from './TemplatePreview'

export interface TemplateCardProps {
  template: Template
  view: 'grid' | 'list'
  favourite: boolean
  /** False where no project like this has run by its README yet. */
  proven: boolean
  onUse: (template: Template) => void
  onFavourite: (id: string) => void
}

const SHOWN_TAGS = 3

/** Made once: what never changes is not looked at again while the gallery filters. */
const ICONS = {
  like: <Heart aria-hidden />,
  demo: <ExternalLink aria-hidden />,
  source: <Code aria-hidden />,
  rating: <Star size={14} aria-hidden />,
  downloads: <Download size={14} aria-hidden />,
  likes: <Heart size={14} aria-hidden />,
}

/** TPL-05 to TPL-08: one template, and what can be done with it. */
export const TemplateCard = memo(function TemplateCard(props: TemplateCardProps) {
  const { template, view, favourite, proven, onUse, onFavourite } = props
  const { id, name, category, complexity, demoUrl, githubUrl } = template
  return (
    <article aria-label={name} className={view === 'list' ? `${styles.card} ${styles.list}` : styles.card}>
      <div className={styles.picture}>
        <TemplatePreview drawing={template.previewImage} />
      </div>
      <div className={styles.body}>
        <div className={styles.head}>
          <div>
            <h2 className={styles.name}>{name}</h2>
            <p className={styles.small}>
              {CATEGORY_LABELS[category]} · {complexity}
            </p>
          </div>
          <button
            type="button"
            className={`${styles.button} ${styles.like}`}
            aria-label={favourite ? `Remove ${name} from favourites` : `Add ${name} to favourites`}
            aria-pressed={favourite}
            onClick={() => onFavourite(id)}
          >
            {ICONS.like}
          </button>
        </div>
        <p className={styles.description}>{template.description}</p>
        <Tags tags={[...template.technologies, ...template.tags]} />
        <Figures template={template} />
        <p className={`${styles.small} ${styles.foot}`}>
          {template.author} · {formatDay(template.lastUpdated)}
          {proven ? null : ' · Not yet run'}
        </p>
        <div className={styles.actions}>
          <button
            type="button"
            className={`${styles.button} ${styles.use}`}
            onClick={() => onUse(template)}
            aria-label={`Use Template: ${name}`}
          >
            Use Template
          </button>
          {demoUrl ? <NewTab href={demoUrl} word="Demo" name={name} icon={ICONS.demo} /> : null}
          {githubUrl ? <NewTab href={githubUrl} word="Source" name={name} icon={ICONS.source} /> : null}
        </div>
      </div>
    </article>
  )
})

interface NewTabProps {
  href: string
  word: string
  /** Of the template. */
  name: string
  icon: ReactNode
}

function NewTab({ href, word, name, icon }: NewTabProps) {
  return (
    <a
      href={href}
      target="_blank"
      rel="noreferrer"
      className={styles.button}
      aria-label={`${word} of ${name}, opens in a new tab`}
    >
      {icon}
      {word}
    </a>
  )
}

/** At most three, and how many more there are. */
function Tags({ tags }: { tags: readonly string[] }) {
  const rest = tags.length - SHOWN_TAGS
  return (
    <ul aria-label="Technologies and tags" className={styles.tags}>
      {tags.slice(0, SHOWN_TAGS).map((tag) => (
        <li key={tag}>{tag}</li>
      ))}
      {rest > 0 ? (
        <li className={styles.rest} title={tags.slice(SHOWN_TAGS).join(', ')}>
          +{rest}
        </li>
      ) : null}
    </ul>
  )
}

function Figures({ template: { rating, downloads, likes } }: { template: Template }) {
  const figures = [
    [ICONS.rating, formatDecimal(rating, 1), 'of 5 stars'],
    [ICONS.downloads, formatNumber(downloads), 'downloads'],
    [ICONS.likes, formatNumber(likes), 'likes'],
  ] as const
  return (
    <div className={`${styles.small} ${styles.figures}`}>
      {figures.map(([icon, value, meaning]) => (
        <span key={meaning} title={`${value} ${meaning}`}>
          {icon}
          {value}
          <span className={styles.hidden}>{meaning}</span>
        </span>
      ))}
    </div>
  )
}
