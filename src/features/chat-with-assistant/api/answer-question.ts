import type { Reply } from '@/entities/assistant/model'

/**
 * Returns the assistant's reply. The first question loads the replies and the documentation. Rejects when they cannot be
 * loaded.
 */
export async function answerQuestion(question: string): Promise<Reply> {
  const [{ replyTo }, { findPassage }] = await Promise.all([
    import('../model/answers'),
    import('@/entities/article'),
  ])
  return replyTo(question, findPassage)
}
