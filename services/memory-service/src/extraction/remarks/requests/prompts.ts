import { caseless, oneOf } from '../../language/pattern-parts.js';
import { anyOf } from '../../language/pattern-set.js';

/*
 * Sentences of prompts that were written for an agent and say nothing of the one who pastes them. Patterns are of
 * bounded repetition.
 */

/** Opens a prompt, so that what follows it in the message belongs to it. */
const promptOpenings: readonly RegExp[] = [
  // "The following is a conversation between two friends"
  /^the following is (?:a|an|the) (?:\w+ ){0,3}(?:conversation|transcript|dialog(?:ue)?|chat|list of (?:instructions|rules|tools))\b/i,
  // "System message", "[system note"
  /^\[?system (?:note|message|prompt|instructions?)\b/i,
  // "Important: only answer with JSON"
  /^important\s?[:!]\s?(?:only )?(?:respond|answer|reply|output|return)\b/i,
  // "You are a helpful assistant"
  /^you are (?:an?|the|now) (?:\S+ ){0,5}(?:assistant|agent|ai|model|chatbot|bot|expert|engineer|developer|programmer|copilot|tutor|helper|reviewer|specialist|analyst|writer|translator)\b/i,
  // "You are Ada, a tutor"
  /^You are \p{Lu}\S{1,20}(?: \S{1,20}){0,2}(?:, |[.!]?$)/u,
  // "This session is being continued from a previous one"
  /^this (?:session|conversation) is (?:being )?continued from\b/i,
  // "Act as an editor"
  /^(?:act|behave|respond) (?:as|like) (?:an?|if)\b/i,
  // "I want you to act as a recruiter"
  /^i want you to (?:act|behave|respond|pretend|play)\b/i,
  // "You will be given a text"
  /^you will (?:be given|receive|be provided|act|play)\b/i,
  // "Your task is to summarise"
  /^your (?:task|job|role|goal|mission) (?:is|will be) to\b(?!.*\b(?:whenever|every time|each time|always|from now on)\b)/i,
  // "You have access to these tools"
  /^you (?:have|are given) (?:access to|been given|the following)\b/i,
  // "Answer only in the following form"
  /^(?:respond|answer|reply|output) (?:only )?(?:in|with|using) the following\b/i,
  // "Given the following text, extract the names"
  /^(?:given|using|based on|consider|read) the (?:following|text|context|passage|document|conversation|code|information)\b[^.]{0,40}\b(?:below|above|following|answer|extract|write|list|summari[sz]e|determine|generate|classify)\b/i,
  // "Answer the question", "instructions for the agent"
  /^(?:answer the (?:question|following|user)|instructions? for (?:the )?(?:assistant|agent|ai|model))\b/i,
  // "Use the following pieces of text"
  /^use the following (?:pieces|context|information|documents?|instructions?)\b/i,
  // "Du bist ein erfahrener Assistent"
  /^(?:du bist ein|tu es un|vous êtes un|eres un|você é um|sei un)\b.{0,40}(?:assistent|agent|expert|assistant|experto|asistente|especialista|esperto)/i,
  // "你是一个助手"
  /^你是一个|^你是一個|^あなたは.{0,20}(?:アシスタント|専門家)/,
];

const howToAnswer = oneOf(
  'your (?:task|job|role|goal) is\\b(?!.*\\b(?:whenever|every time|each time|always|from now on)\\b)|knowledge cutoff',
  '(?:only )?(?:respond|answer|reply) (?:only|the (?:following|question))|only (?:answer|respond|reply|output|return)',
  'you (?:must|should|will) (?:only |always |never )?(?:respond|answer|output|return|reply)\\b(?!.* (?:i|me|my|we|us|our)\\b)',
  'output (?:only|format)|return only|do not (?:include|output|explain)',
);
/** Says within a prompt how to answer it. */
const instructions: readonly RegExp[] = [
  // "You will receive a text"
  /^(?:i want you to|you will|you are going to|your job is to|pretend (?:to be|you are)) (?:act|behave|be given|receive|play|respond|reply|answer|take the role|pretend)\b/i,
  // "Ignore all previous instructions"
  /^ignore (?:all |any )?(?:of )?(?:the |your )?(?:previous|prior|above|earlier) (?:instructions?|prompts?|messages?)\b/i,
  // "Note: you must only return JSON"
  /^(?:(?:important|note|rule|warning)\s?[:!]\s?)(?:you (?:must|should|will)|always|never|do not|only) (?:\w+ )?(?:respond|answer|output|return|reply)\b/i,
  // "Your task is hard", "only return code", "you must always answer"
  caseless`^${howToAnswer}\b`,
  // "The user asked for tabs", "You said: tabs"
  /^(?:the (?:user|assistant) (?:asked|wants|said|requested|is asking|should|must|will)|you (?:asked|said|wanted|requested)(?: me)?(?::| to\b))/i,
];

/** The first sentence of a prompt: what follows it in the message belongs to it. */
export const opensPrompt = anyOf(promptOpenings);
export const isPrompt = anyOf([...instructions, ...promptOpenings]);
