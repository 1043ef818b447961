// Removes everything that the build made.
import { readdirSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = new URL('../', import.meta.url);
const members = ['packages/', 'services/'].flatMap((folder) =>
  readdirSync(new URL(folder, root), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => new URL(`${folder}${entry.name}/`, root)),
);
for (const member of [...members, new URL('infra/', root)]) {
  for (const built of ['dist', 'tsconfig.tsbuildinfo', 'tsconfig.build.tsbuildinfo']) {
    rmSync(fileURLToPath(new URL(built, member)), { recursive: true, force: true });
  }
}
