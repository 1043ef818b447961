import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { DockerfileParser, type Instruction, JSONInstruction, ModifiableInstruction } from 'dockerfile-ast';

import { repositoryRoot } from '../launcher/repository.js';

/** One instruction of a Dockerfile. */
export interface Step {
  /** In capitals, such as `COPY`. */
  readonly keyword: string;
  /** `--from=build` is `{ from: 'build' }`. */
  readonly flags: Readonly<Record<string, string>>;
  /** The entries of the JSON form, otherwise the words. */
  readonly words: readonly string[];
  /** Everything after the keyword, as the shell gets it from a `RUN`. */
  readonly text: string;
}

export interface Stage {
  readonly image: string;
  /** As other stages call it; null for one without a name. */
  readonly name: string | null;
  readonly steps: readonly Step[];
}

/** @param path relative to the root of the repository */
export function readDockerfile(path: string): Stage[] {
  const stages: { image: string; name: string | null; steps: Step[] }[] = [];
  const text = readFileSync(join(repositoryRoot, path), 'utf8');
  for (const instruction of DockerfileParser.parse(text).getInstructions()) {
    const step = readStep(instruction);
    if (step.keyword === 'FROM') {
      const [image = '', , name = null] = step.words;
      stages.push({ image, name, steps: [] });
    } else {
      const stage = stages.at(-1);
      if (stage === undefined) throw new Error(`${path} has a ${step.keyword} before its first FROM`);
      stage.steps.push(step);
    }
  }
  return stages;
}

/** Names of a step's variables, ports or paths; the words of every step with that keyword, in order. */
export function wordsOf(stage: Stage | undefined, keyword: string): string[] {
  return stage?.steps.filter((step) => step.keyword === keyword).flatMap(({ words }) => words) ?? [];
}

function readStep(instruction: Instruction): Step {
  const flags = instruction instanceof ModifiableInstruction ? instruction.getFlags() : [];
  const json = instruction instanceof JSONInstruction ? instruction.getJSONStrings() : [];
  const words = json.length > 0 ? json.map((one) => one.getJSONValue()) : instruction.getArguments().map(String);
  return {
    keyword: instruction.getKeyword(),
    flags: Object.fromEntries(flags.map((flag) => [flag.getName(), flag.getValue() ?? ''])),
    words,
    text: instruction.getRawArgumentsContent() ?? '',
  };
}
