import type { Passage } from '@/entities/article'
import type { MessageLink, Reply } from '@/entities/assistant/model'
import { paths } from '@/shared/config'
import { markdownOf } from '@/shared/lib/markdown'
import { spelled } from '@/shared/lib/spelling'
import { ownQuestionOf, ownReply, type Thing } from './own-things'
import { TASKS, TOPICS } from './topics'

const link = (text: string, url: string): MessageLink => ({ text, url })

/** AST-11 */
const FALLBACK: Reply = {
  content: "I'm not sure I understand your question completely. Could you provide more details or rephrase?",
  links: [link('Documentation', paths.docs), link('Contact', paths.contact)],
}

/** The sources of a reply. */
export interface Sources {
  findPassage: (question: string) => Promise<Passage | null>
  /** Everything that the person has; null for a visitor. */
  readThings: () => Promise<readonly Thing[] | null>
}

/** The reply to a question: the person's own things, a documented topic, a task, or else a passage of the documentation. */
export async function replyTo(question: string, { findPassage, readThings }: Sources): Promise<Reply> {
  const asked = corrected(question.toLowerCase())
  const own = ownQuestionOf(asked)
  if (own) return ownReply(own, await readThings())
  const topic = TOPICS.find(({ matches }) => matches(asked))
  const isShort = asked.trim().split(/\s+/).length <= TOPIC_WORDS
  if (topic && isShort && !WHETHER.test(asked)) return topic.reply(asked)
  const task = topic ? undefined : TASKS.find(({ matches }) => matches(asked))
  if (task && !WHETHER.test(asked)) return task.reply(asked)
  const passage = await findPassage(question)
  if (topic && !passage?.isClose) return topic.reply(asked)
  if (task && !passage?.isClose) return task.reply(asked)
  return passage ? quoted(passage) : FALLBACK
}

/** A longer question may only mention a topic: a passage that is close to the question comes first. */
const TOPIC_WORDS = 6

/** A question whether something is possible, or why it is so: the documentation may say more than the way to a page. */
const WHETHER = /^(can|could|may|does|do|is|are|will|why|what|which)\b/

/** The words by which topics, tasks and things are recognised, as far as they are often misspelled. */
const WORDS = new Set(
  'datasets dataset projects project drafts deployed deployment deploy providers members training failed missing values theme upload uploaded invite monitor monitoring formats models'.split(
    ' ',
  ),
)

const corrected = (question: string) =>
  question.replaceAll(/[a-z]{5,}/g, (word) => (WORDS.has(word) ? word : (spelled(word, WORDS) ?? word)))

function quoted({ slug, title, heading, blocks, code }: Passage): Reply {
  const place = heading ? `**${title}**, under **${heading.text}**` : `**${title}**`
  return {
    content: `The documentation says in ${place}:\n\n${markdownOf(blocks)}`,
    links: [link(title, paths.doc(slug) + (heading ? `#${heading.id}` : ''))],
    ...(code && { codeSnippet: code }),
  }
}
