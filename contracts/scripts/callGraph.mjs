// Finds the API calls that a part of the console can make, from its code. It follows declarations
// and not files: a screen that only reads users must not seem to delete them.
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

const verbs = new Set(['GET', 'POST', 'PATCH', 'PUT', 'DELETE']);

const source = path.join(import.meta.dirname, '../../src');

/** Returns the file of an import from this repository; undefined for packages and styles. */
function resolve(from, specifier) {
  if (!/^[.~]/.test(specifier)) return undefined;
  const base = specifier.startsWith('~/')
    ? path.join(source, specifier.slice(2))
    : path.resolve(path.dirname(from), specifier);
  return ['.ts', '.tsx'].map((ending) => base + ending).find((file) => existsSync(file));
}

function importsOf(statement, file) {
  const target = resolve(file, statement.moduleSpecifier.text);
  const clause = statement.importClause;
  if (!target || !clause || clause.isTypeOnly) return [];
  const { namedBindings } = clause;
  if (namedBindings && ts.isNamespaceImport(namedBindings))
    return [[namedBindings.name.text, { file: target, name: '*' }]];
  return (namedBindings?.elements ?? [])
    .filter(({ isTypeOnly }) => !isTypeOnly)
    .map(({ name, propertyName }) => [
      name.text,
      { file: target, name: (propertyName ?? name).text },
    ]);
}

function namesOf(binding) {
  return ts.isIdentifier(binding)
    ? [binding.text]
    : binding.elements.flatMap((element) => (element.name ? namesOf(element.name) : []));
}

function declarationsOf(statement) {
  if (ts.isVariableStatement(statement))
    return statement.declarationList.declarations.flatMap((declaration) =>
      namesOf(declaration.name).map((name) => [name, declaration]),
    );
  if ((ts.isFunctionDeclaration(statement) || ts.isClassDeclaration(statement)) && statement.name)
    return [[statement.name.text, statement]];
  return [];
}

/** Whether an identifier is only the name of a member, and refers to no declaration. */
const isMemberName = (node) => {
  const { parent } = node;
  return (
    (ts.isPropertyAccessExpression(parent) ||
      ts.isPropertyAssignment(parent) ||
      ts.isJsxAttribute(parent) ||
      ts.isPropertySignature(parent) ||
      ts.isBindingElement(parent)) &&
    node === (parent.propertyName ?? parent.name) &&
    !(ts.isBindingElement(parent) && !parent.propertyName)
  );
};

/**
 * The names that `import('./X').then((module) => module.X)` uses; none if the code has another
 * form.
 */
function takenFrom(call) {
  const then = call.parent?.parent;
  if (!then || !ts.isCallExpression(then)) return [];
  const names = [];
  const visit = (node) => {
    if (ts.isPropertyAccessExpression(node) && ts.isIdentifier(node.expression))
      names.push(node.name.text);
    ts.forEachChild(node, visit);
  };
  then.arguments.forEach(visit);
  return names;
}

export class CallGraph {
  #modules = new Map();

  /**
   * Returns every call, such as 'GET /admin/users', that can be reached from an export of a file.
   */
  callsFrom(file, name) {
    const found = new Set();
    this.#follow(path.resolve(file), name, found, new Set());
    return found;
  }

  #module(file) {
    let module = this.#modules.get(file);
    if (!module) {
      const source = ts.createSourceFile(
        file,
        readFileSync(file, 'utf8'),
        ts.ScriptTarget.Latest,
        true,
        file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS,
      );
      module = {
        imports: new Map(
          source.statements
            .filter(ts.isImportDeclaration)
            .flatMap((statement) => importsOf(statement, file)),
        ),
        declarations: new Map(source.statements.flatMap(declarationsOf)),
      };
      this.#modules.set(file, module);
    }
    return module;
  }

  #follow(file, name, found, seen) {
    const key = `${file} ${name}`;
    if (seen.has(key)) return;
    seen.add(key);
    const { imports, declarations } = this.#module(file);
    const nodes =
      name === '*' ? [...declarations.values()] : [declarations.get(name)].filter(Boolean);
    const refer = (text) => {
      const imported = imports.get(text);
      if (imported) this.#follow(imported.file, imported.name, found, seen);
      else if (declarations.has(text)) this.#follow(file, text, found, seen);
    };
    const visit = (node) => {
      if (ts.isTypeNode(node)) return;
      if (ts.isIdentifier(node) && !isMemberName(node)) refer(node.text);
      if (ts.isCallExpression(node)) this.#visitCall(node, file, found, seen);
      ts.forEachChild(node, visit);
    };
    nodes.forEach(visit);
  }

  #visitCall(node, file, found, seen) {
    const [first] = node.arguments;
    if (!first || !ts.isStringLiteralLike(first)) return;
    if (node.expression.kind === ts.SyntaxKind.ImportKeyword) {
      const target = resolve(file, first.text);
      const taken = target ? takenFrom(node) : [];
      for (const name of taken.length > 0 ? taken : ['*'])
        if (target) this.#follow(target, name, found, seen);
    } else if (
      ts.isPropertyAccessExpression(node.expression) &&
      verbs.has(node.expression.name.text)
    ) {
      found.add(`${node.expression.name.text} ${first.text}`);
    }
  }
}
