import type { Reply } from '@/entities/assistant/model'
import type { Thing } from '../model/own-things'

/**
 * Returns the assistant's reply. `readThings` reads everything that the person has, null for a visitor. The first question
 * loads the replies and the documentation. Rejects when they cannot be loaded.
 */
export async function answerQuestion(
  question: string,
  readThings: () => Promise<readonly Thing[] | null>,
): Promise<Reply> {
  const [{ replyTo }, { findPassage }] = await Promise.all([
    import('../model/answers'),
    import('@/entities/article'),
  ])
  return replyTo(question, { findPassage, readThings })
}
